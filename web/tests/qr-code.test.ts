/** QR codes, compared module by module with those of another implementation (the package qrcode for Python, with every mask). */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../src/lib/qr-code';
import known from './qr-codes.json';

describe('a QR code', () => {
  for (const { text, version, masks } of known) {
    it(`of ${text.length} characters is one that other programs make`, () => {
      const code = qrCode(text)!;
      expect(code.length).toBe(4 * version + 17);
      const lines = code.map((row) => row.map(Number).join('')).join('\n');
      expect(masks).toContain(createHash('sha256').update(lines).digest('hex'));
    });
  }

  it('does not exist for what is too long', () => {
    expect(qrCode('x'.repeat(1733))).toBeNull();
    expect(qrCode('x'.repeat(1732))?.length).toBe(4 * 30 + 17);
  });
});
