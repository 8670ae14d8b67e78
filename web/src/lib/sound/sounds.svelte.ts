import { preferences } from '../settings/preferences.svelte';

/** Short sounds made here, not loaded: wood on wood, and a bell at the end. */

export type Sound = 'move' | 'capture' | 'crown' | 'check' | 'refuse' | 'end';

/** One note: pitch in hertz, when it begins and how long it lasts in seconds, how loud. */
interface Note {
  pitch: number;
  at: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const note = (pitch: number, at: number, long: number, loud = 0.2, shape: OscillatorType = 'triangle'): Note => ({
  pitch,
  at,
  long,
  loud,
  shape,
});

const SCORES: Record<Sound, Note[]> = {
  move: [note(210, 0, 0.06, 0.35), note(1150, 0, 0.015, 0.08, 'square')],
  capture: [note(170, 0, 0.08, 0.4), note(1400, 0, 0.02, 0.12, 'square'), note(240, 0.05, 0.07, 0.3)],
  crown: [note(523, 0, 0.12), note(659, 0.09, 0.12), note(784, 0.18, 0.22)],
  check: [note(880, 0, 0.09, 0.16), note(698, 0.08, 0.14, 0.16)],
  refuse: [note(130, 0, 0.12, 0.18)],
  end: [note(392, 0, 0.3, 0.16), note(523, 0.14, 0.3, 0.16), note(659, 0.28, 0.5, 0.16)],
};

export class Sounds {
  private context: AudioContext | null = null;

  get on(): boolean {
    return preferences.now.sounds;
  }

  toggle(): void {
    preferences.change({ sounds: !this.on });
    this.play('move');
  }

  play(sound: Sound): void {
    // Browsers let a page sound only after a person has touched it.
    if (!this.on || typeof AudioContext !== 'function' || navigator.userActivation?.hasBeenActive === false) return;
    this.context ??= new AudioContext();
    for (const one of SCORES[sound]) this.strike(this.context, one);
  }

  private strike(context: AudioContext, { pitch, at, long, loud, shape }: Note): void {
    const begin = context.currentTime + at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, begin);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + long + 0.02);
  }
}
