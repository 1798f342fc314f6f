"""Websockets that cost little: a message is compressed and framed once for all who get it, and written with others.

No connection keeps a compressor (144 kB of memory each), so the same message is the same bytes on every connection.
"""

import zlib
from functools import lru_cache
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.protocol import State
from websockets.typing import ExtensionParameter

# Messages of less than this many bytes are sent as they are: they fit into a packet anyway.
WORTHWHILE = 1024
# Messages kept for the other connections, which usually get them within the same millisecond.
KEPT = 64
# Messages that a client may send ahead of the answers before nothing more is read from it.
MOST_AHEAD = 8
# A sync flush ends with these bytes, which are not sent (RFC 7692, 7.2.1).
_END = b"\x00\x00\xff\xff"
# The bit RSV1 in the first byte of a frame.
_IS_COMPRESSED = 0x40


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


@lru_cache(maxsize=KEPT)
def framed(text: str, window: int | None) -> bytes:
    """A text message as one frame of the server, compressed for clients that have agreed on a window."""
    data = text.encode()
    if window is None or len(data) < WORTHWHILE:
        return Frame(Opcode.TEXT, data).serialize(mask=False)
    frame = bytearray(Frame(Opcode.TEXT, compressed(data, window)).serialize(mask=False))
    frame[0] |= _IS_COMPRESSED
    return bytes(frame)


class Socket(WebSocketsSansIOProtocol):
    """A websocket of the server. Messages that are sent in the same turn of the event loop are written together."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [SharedDeflateFactory()]
        self._unwritten: list[bytes] = []

    async def send(self, message: Any) -> None:
        """Send a text message at the end of this turn of the event loop; anything else at once."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or self.close_sent or self.conn.state is not State.OPEN:
            self._write()
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self._unwritten.append(framed(text, self._window))

    @property
    def _window(self) -> int | None:
        """The size of the compression window; None: the client does not take compressed messages."""
        shared = [each.local_max_window_bits for each in self.conn.extensions if isinstance(each, SharedDeflate)]
        return shared[0] if shared else None

    def _write(self) -> None:
        frames, self._unwritten = self._unwritten, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading pauses only if the client is far ahead: pausing takes two system calls."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= MOST_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """Close it because the server stops; a second time does nothing."""
        if not self.transport.is_closing():
            self._write()
            super().shutdown()
