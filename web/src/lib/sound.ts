/** Short synthesised sounds; off by default. */
import { settings } from './settings.svelte';

export type Sound = 'place' | 'take' | 'turn' | 'no' | 'fire' | 'coin' | 'end' | 'time';
/** Each note: start in seconds, pitch in hertz, length, loudness, wave. */
type Note = readonly [number, number, number, number, OscillatorType];

const NOTES: Record<Sound, readonly Note[]> = {
  place: [
    [0, 150, 0.09, 0.5, 'triangle'],
    [0.015, 95, 0.12, 0.5, 'sine'],
  ],
  take: [
    [0, 520, 0.07, 0.18, 'triangle'],
    [0.06, 660, 0.09, 0.16, 'triangle'],
  ],
  turn: [
    [0, 392, 0.16, 0.16, 'sine'],
    [0.13, 587, 0.26, 0.16, 'sine'],
  ],
  no: [[0, 120, 0.12, 0.25, 'triangle']],
  fire: [
    [0, 220, 0.1, 0.14, 'sawtooth'],
    [0.08, 90, 0.3, 0.3, 'sawtooth'],
  ],
  coin: [
    [0, 1180, 0.06, 0.12, 'square'],
    [0.06, 1570, 0.16, 0.1, 'square'],
  ],
  time: [
    [0, 880, 0.1, 0.3, 'square'],
    [0.2, 880, 0.1, 0.3, 'square'],
    [0.4, 880, 0.1, 0.3, 'square'],
  ],
  end: [
    [0, 392, 0.2, 0.16, 'sine'],
    [0.16, 494, 0.2, 0.16, 'sine'],
    [0.32, 587, 0.2, 0.16, 'sine'],
    [0.48, 784, 0.5, 0.18, 'sine'],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(audio: AudioContext, [delay, pitch, length, loudness, wave]: Note): void {
  const start = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness * 0.4, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
