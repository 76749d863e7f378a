/** A WAV file with one channel of 8 bits. `samples` are from -1 to 1; louder ones are cut. */
export function waveFile(samples, rate) {
  const file = Buffer.alloc(44 + samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length, 40);
  for (const [at, sample] of samples.entries())
    file[44 + at] = Math.max(0, Math.min(255, Math.round(128 + sample * 127)));
  return file;
}
