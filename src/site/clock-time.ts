/** A length as players show it: '2:31', '1:02:05'. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first, ...others] = parts[0] ? parts : parts.slice(1);
  return [first, ...others.map((part) => `${part}`.padStart(2, '0'))].join(':');
}
