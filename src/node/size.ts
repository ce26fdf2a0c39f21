/** In units of thousands, as file managers and mailboxes say it. */
export function readableSize(bytes: number): string {
  const units = ['kB', 'MB', 'GB'];
  // A file of 999,960 bytes is 1.0 MB, not 1000.0 kB.
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1) * 1.00005) / 3), units.length);
  const step = Math.max(power, 1);
  return `${(bytes / 1000 ** step).toFixed(1)} ${units[step - 1]}`;
}
