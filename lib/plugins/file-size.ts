/** Formats bytes by the SI, as file managers do: '812 bytes', '6.4 KB' (6,400), '1.2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilo = oneDecimal(bytes / 1000);
  return Number(kilo) < 1000 ? `${kilo} KB` : `${oneDecimal(bytes / 1_000_000)} MB`;
}

function oneDecimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
