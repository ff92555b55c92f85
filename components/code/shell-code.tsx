'use client';

/** Quoted strings and addresses: all that a curl command needs to be read at a glance. */
const PARTS = /('(?:[^']|'\\'')*'|"[^"]*")|(https?:\/\/[^\s'"\\]+)/g;

/** A shell command as highlighted text. */
export function ShellCode({ text }: { text: string }) {
  const parts = text.split(PARTS).filter((part) => part !== undefined && part !== '');
  return (
    <>
      {parts.map((part, index) => (
        <span key={index} className={toToken(part)}>
          {part}
        </span>
      ))}
    </>
  );
}

function toToken(part: string): string | undefined {
  if (/^['"]/.test(part)) return 'tok-string';
  return /^https?:/.test(part) ? 'tok-name' : undefined;
}
