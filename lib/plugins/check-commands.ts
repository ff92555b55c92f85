/** Commands that print the SHA-256 of a file, with what each system already has. */
export const CHECK_COMMANDS = [
  { title: 'macOS', command: (file: string) => `shasum -a 256 ${file}` },
  { title: 'Linux', command: (file: string) => `sha256sum ${file}` },
  { title: 'Windows', command: (file: string) => `certutil -hashfile ${file} SHA256` },
] as const;
