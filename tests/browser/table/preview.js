(() => {
  const board = document.querySelector("svg.board:not(.board--small)").cloneNode(true);
  Object.assign(board.style, { position: "absolute", right: "24px", top: "24px", width: "592px", height: "592px" });
  const preview = document.createElement("div");
  Object.assign(preview.style, { position: "fixed", inset: "0", zIndex: "9", background: "var(--parchment)", textAlign: "center" });
  preview.innerHTML = `
    <svg class="york" style="position:absolute;left:0;bottom:0;width:100%;height:210px"><use href="#scene" transform="translate(-300 0)" /></svg>
    <div style="position:absolute;left:0;top:40px;width:644px;display:grid;justify-items:center;gap:16px">
      <svg style="width:190px;height:190px"><use href="#emblem" /></svg>
      <h1 style="font-size:76px;line-height:1">Walls of York</h1>
      <p style="font-size:27px;line-height:1.3;color:var(--ink-soft)">Roll, build, close the ring,<br>and keep the Vikings out.</p>
    </div>`;
  preview.append(board);
  document.body.append(preview);
  return true;
})()
