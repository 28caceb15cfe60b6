//! What a browser asks for.

use std::io::{BufRead, Read};

/// The parts of an HTTP request that the server looks at.
pub struct Request {
    pub method: String,
    pub path: String,
    pub takes_gzip: bool,
    pub known_tag: Option<String>,
    pub body: String,
}

/// Longer lines and bodies than this are not for us.
const LIMIT: u64 = 64 * 1024;

impl Request {
    /// The next request of a connection; nothing where it ends or makes no sense.
    pub fn read(input: &mut impl BufRead) -> Option<Self> {
        let first = line(input)?;
        let mut words = first.split(' ');
        let mut request = Self {
            method: words.next()?.to_owned(),
            path: decoded(words.next()?.split(['?', '#']).next()?)?,
            takes_gzip: false,
            known_tag: None,
            body: String::new(),
        };
        let mut length = 0;
        loop {
            let header = line(input)?;
            let Some((name, value)) = header.split_once(':') else {
                break;
            };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "accept-encoding" => request.takes_gzip = value.contains("gzip"),
                "if-none-match" => {
                    request.known_tag = Some(value.trim_start_matches("W/").to_owned());
                }
                "content-length" => {
                    length = value.parse().ok().filter(|length| *length <= LIMIT)?;
                }
                _ => {}
            }
        }
        let mut body = Vec::new();
        input.by_ref().take(length).read_to_end(&mut body).ok()?;
        request.body = String::from_utf8_lossy(&body).into_owned();
        Some(request)
    }
}

fn line(input: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    input
        .by_ref()
        .take(LIMIT)
        .read_line(&mut line)
        .ok()
        .filter(|read| *read > 0)?;
    Some(line.trim_end().to_owned())
}

/// A path with its `%20` and the like as the characters they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Request> {
        Request::read(&mut text.as_bytes())
    }

    #[test]
    fn a_request_is_read_with_what_matters_to_us() {
        let request = read("GET /a%20b?x=1 HTTP/1.1\r\nHost: y\r\nAccept-Encoding: br, gzip\r\nIf-None-Match: W/\"1\"\r\n\r\n").expect("it is whole");
        assert_eq!(
            (request.method.as_str(), request.path.as_str()),
            ("GET", "/a b")
        );
        assert!(request.takes_gzip);
        assert_eq!(request.known_tag.as_deref(), Some("\"1\""));
    }

    #[test]
    fn a_body_is_read_to_its_length() {
        let request = read("POST /__note HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi there")
            .expect("it is whole");
        assert_eq!(request.body, "hi");
    }

    #[test]
    fn nonsense_is_no_request() {
        for text in [
            "",
            "\r\n\r\n",
            "GET",
            "GET /%zz HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
        ] {
            assert!(read(text).is_none(), "{text:?}");
        }
    }
}
