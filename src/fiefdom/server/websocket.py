"""Websockets with compression that costs little: each message is compressed once for all who get it.

No connection keeps a compressor (144 kB of memory each), so the same message is the same bytes on every connection.
"""

import zlib
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.typing import ExtensionParameter

# Messages of less than this many bytes are sent as they are: they fit into a packet anyway.
WORTHWHILE = 1024
# Messages kept for the other connections, which usually get them within the same millisecond.
KEPT = 64
# A sync flush ends with these bytes, which are not sent (RFC 7692, 7.2.1).
_END = b"\x00\x00\xff\xff"


@lru_cache(maxsize=KEPT)
def compressed(data: bytes, window: int) -> bytes:
    """A message as `permessage-deflate` sends it without context takeover."""
    encoder = zlib.compressobj(level=4, wbits=-window, memLevel=8)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class SharedDeflate(PerMessageDeflate):
    """Compresses whole messages that are long enough, without memory of earlier ones."""

    def encode(self, frame: Frame) -> Frame:
        """Compress an outgoing frame, unless it is a control frame, a fragment or short."""
        is_whole = frame.fin and frame.opcode is not Opcode.CONT
        if frame.opcode in CTRL_OPCODES or not is_whole or len(frame.data) < WORTHWHILE:
            return frame
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates `SharedDeflate` with each client."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        accepted, agreed = super().process_request_params(params, accepted_extensions)
        shared = SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        return accepted, shared


class Socket(WebSocketsSansIOProtocol):
    """A websocket of the server."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [SharedDeflateFactory()]

    def shutdown(self) -> None:
        """Close it because the server stops; a second time does nothing."""
        if not self.transport.is_closing():
            super().shutdown()
