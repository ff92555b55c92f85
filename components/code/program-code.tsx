'use client';

const TEXT = [
  '"""[^]*?"""',
  '`[^`]*`',
  "<<~'JSON'[^]*?\\nJSON$",
  "'(?:\\\\.|[^'\\\\\\n])*'",
  '"(?:\\\\.|[^"\\\\\\n])*"',
].join('|');
const WORDS = [
  'await class const defer func if import main new nil null package panic print println public puts',
  'require return static throws using var void None True False true false',
]
  .join(' ')
  .replaceAll(' ', '|');
const PARTS = new RegExp(`(${TEXT})|\\b(${WORDS})\\b`, 'gm');

/** A program as highlighted text: texts and some words, which is all that a short sample needs. */
export function ProgramCode({ text }: { text: string }) {
  const parts = [...text.matchAll(PARTS)];
  return (
    <>
      {parts.map((part, index) => {
        const before = parts[index - 1];
        return (
          <span key={index}>
            {text.slice(before ? before.index + before[0].length : 0, part.index)}
            <span className={part[1] === undefined ? 'tok-keyword' : 'tok-string'}>{part[0]}</span>
          </span>
        );
      })}
      {text.slice(toEnd(parts.at(-1)))}
    </>
  );
}

function toEnd(part: RegExpMatchArray | undefined): number {
  return part?.index === undefined ? 0 : part.index + part[0].length;
}
