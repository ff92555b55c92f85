/**
 * Orders two versions by their numbers: 1.3.10 is newer than 1.3.2. A missing part counts as 0, and of
 * two equal numbers the one with a letter behind it is newer (1.3.8a after 1.3.8, as Zen Cart counts).
 * @returns below 0 when `a` is older, above 0 when it is newer, 0 when neither is
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.');
  const right = b.split('.');
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const order = comparePart(left[part] ?? '0', right[part] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

function comparePart(a: string, b: string): number {
  const difference = leadingNumber(a) - leadingNumber(b);
  if (difference !== 0) return difference;
  return suffix(a).localeCompare(suffix(b), 'en');
}

function leadingNumber(part: string): number {
  return Number(/^\d+/.exec(part)?.[0] ?? 0);
}

function suffix(part: string): string {
  return part.replace(/^\d+/, '');
}
