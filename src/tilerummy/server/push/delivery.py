"""A notice on its way: sealed for one browser, introduced to its push service, and handed over.

RFC 8291 (with 8188) says how a message is encrypted, so that the service cannot read it; RFC 8292 how a
server says who it is. The primitives are those of `cryptography`; without it there are no notices.
"""

from __future__ import annotations

import hmac
import http.client
import json
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tilerummy.server.push.notice import BadAddress, PushAddress, Sent

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD_BYTES = 4096
MOST_BYTES = 3000  # a service may refuse more than 4096 bytes in all
GOOD_S = 12 * 3600  # how long an introduction is good; 24 hours is the most


@dataclass(frozen=True, slots=True)
class PushKey:
    """The key by which push services know this server; browsers are told the public half."""

    private: ec.EllipticCurvePrivateKey

    @classmethod
    def from_secret(cls, secret: bytes) -> PushKey:
        """The key that follows from a secret: all servers at one database have the same."""
        number = int.from_bytes(hmac.digest(secret, b"push key", sha256) + bytes(8)) % (ORDER - 1) + 1
        return cls(ec.derive_private_key(number, ec.SECP256R1()))

    @property
    def public(self) -> str:
        """The public half, as browsers take it."""
        return base64(_point(self.private.public_key()))

    def introduction(self, service: str, contact: str, now_s: int) -> str:
        """The header by which a service recognises us."""
        claims = {"aud": service, "exp": now_s + GOOD_S, "sub": contact}
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        # RFC 7515 wants the two numbers side by side, 32 bytes each; the library wraps them in DER.
        r, s = decode_dss_signature(self.private.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{base64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    text: bytes, to: PushAddress, salt: bytes, once: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only this browser can read; `once` is a key used for it alone."""
    if len(text) > MOST_BYTES:
        raise ValueError(f"a notice has at most {MOST_BYTES} bytes")
    once = once or ec.generate_private_key(ec.SECP256R1())
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), _public(to.point))
    mixed = hmac.digest(to.auth, shared, sha256)
    material = hmac.digest(mixed, b"WebPush: info\0" + to.point + ours + b"\1", sha256)
    base = hmac.digest(salt, material, sha256)
    key = hmac.digest(base, b"Content-Encoding: aes128gcm\0\1", sha256)[:16]
    nonce = hmac.digest(base, b"Content-Encoding: nonce\0\1", sha256)[:12]
    head = salt + RECORD_BYTES.to_bytes(4) + bytes((len(ours),)) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def base64(data: bytes) -> str:
    """As the web writes bytes in addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def require_point(point: bytes) -> None:
    """Refuse a key that is no point of the curve."""
    _public(point)


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnsupportedAlgorithm):
        raise BadAddress("the keys can't be read") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json(value: object) -> str:
    return base64(json.dumps(value, separators=(",", ":")).encode())


# -- handed over, by HTTP ------------------------------------------------------------------------


WAIT_S = 10.0
GONE = (404, 410)


def send(endpoint: str, headers: Mapping[str, str], body: bytes) -> Sent:
    """Hand a notice over. It blocks, so a thread of its own does it; redirects are not followed."""
    parts = urlsplit(endpoint)
    # No redirects: the address was checked against the known services, where it leads on to was not.
    connection = _connection(parts.scheme, parts.netloc)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", body, dict(headers))
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return Sent.FAILED
    finally:
        connection.close()
    if status in GONE:
        return Sent.GONE
    return Sent.TAKEN if 200 <= status < 300 else Sent.FAILED


def _connection(scheme: str, place: str) -> http.client.HTTPConnection:
    if scheme == "https":
        return http.client.HTTPSConnection(place, timeout=WAIT_S, context=ssl.create_default_context())
    return http.client.HTTPConnection(place, timeout=WAIT_S)
