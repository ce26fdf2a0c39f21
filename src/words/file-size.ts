/** A size in bytes as file managers and mailboxes say it: '34 kB', '1.2 MB', '4.5 GB'. */
export function fileSize(bytes: number, language: string): string {
  // What would be written as 1,000 kB is 1 MB.
  const power = bytes < 999_500 ? 1 : bytes < 999_950_000 ? 2 : 3;
  const unit = ['kilobyte', 'megabyte', 'gigabyte'][power - 1];
  const maximumFractionDigits = power === 1 ? 0 : 1;
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return written.format(Math.max(bytes / 1000 ** power, 1));
}
