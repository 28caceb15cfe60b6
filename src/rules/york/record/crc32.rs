//! CRC-32, the checksum of recorded games.

/// The CRC-32 of ISO 3309 and zlib: reflected polynomial `edb88320`, all bits inverted before and
/// after.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            let carry = if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
            crc >> 1 ^ carry
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_gives_the_published_check_value() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
