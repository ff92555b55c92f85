import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { JsonCode } from '@/components/ui/code/json-code';
import { MarkupCode } from '@/components/ui/code/markup-code';
import { PlainCode } from '@/components/ui/code/plain-code';
import { ProgramCode } from '@/components/ui/code/program-code';
import { ShellCode } from '@/components/ui/code/shell-code';
import type { Json } from '@/lib/openapi/core/types';
import { anyText } from '../../support/any-text';

const text = anyText();
const scalar = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const { values } = fc.letrec<{ values: Json }>((tie) => ({
  values: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('values'), { maxLength: 4 }),
    fc.dictionary(text, tie('values'), { maxKeys: 4 }),
  ),
}));

/** What a reader sees, and what the copy button copies. */
function toText(node: React.ReactNode): string {
  const { container, unmount } = render(node);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

describe('JSON', () => {
  test('of any length is a few nodes: its end is one text, without colours', () => {
    const long = Array.from({ length: 1500 }, (_, index) => ({ index }));
    const { container } = render(<JsonCode value={long} />);
    expect(container.textContent).toBe(JSON.stringify(long, null, 2));
    expect(container.querySelectorAll('*')).toHaveLength(300);
    expect(container.childNodes.length).toBeLessThanOrEqual(601);
  });

  test('of any kind reads exactly as JSON.stringify(value, null, 2)', () => {
    fc.assert(
      fc.property(values, (json) => {
        expect(toText(<JsonCode value={json} />)).toBe(JSON.stringify(json, null, 2));
      }),
      {
        examples: [
          [{}],
          [[]],
          [{ a: {}, b: [] }],
          [
            Object.fromEntries([
              ['__proto__', { a: 1 }],
              ['constructor', null],
            ]),
          ],
          [-0],
          ['</script>\u2028'],
        ],
      },
    );
  });

  test('shows names, texts and other values in different colours', () => {
    const { container } = render(
      <JsonCode value={{ rcode: '000', amt: 49.95, ok: true, no: null }} />,
    );
    const marked = (token: string) =>
      [...container.querySelectorAll(`.${token}`)].map((one) => one.textContent);
    expect(marked('tok-name')).toEqual(['"rcode"', '"amt"', '"ok"', '"no"']);
    expect(marked('tok-string')).toEqual(['"000"']);
    expect(marked('tok-number')).toEqual(['49.95', 'true', 'null']);
  });
});

describe('a shell command', () => {
  test('of any kind reads exactly as it was given', () => {
    const piece = fc.constantFrom(
      "'",
      '"',
      "'\\''",
      '\\',
      '\n',
      ' ',
      'https://',
      'a.example',
      '-d',
      '$KEY',
    );
    const text = fc.oneof(
      anyText(),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (command) => expect(toText(<ShellCode text={command} />)).toBe(command)),
      { examples: [[''], ["'\\''"], [`curl 'it'\\''s' "https://x"`]] },
    );
  });

  test('of any length is a few nodes', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `-d 'a=${index}'`).join(' ');
    const { container } = render(<ShellCode text={long} />);
    expect(container.textContent).toBe(long);
    expect(container.querySelectorAll('[class^=tok-]')).toHaveLength(300);
  });

  test('shows quoted texts and addresses in different colours', () => {
    const text = `curl https://api-test.example.com/pg/sale -u "$SANDBOX_KEY:" -d '{"a":"it'\\''s"}'`;
    const { container } = render(<ShellCode text={text} />);
    const marked = (token: string) =>
      [...container.querySelectorAll(`.${token}`)].map((one) => one.textContent);
    expect(marked('tok-name')).toEqual(['https://api-test.example.com/pg/sale', '"a"']);
    expect(marked('tok-string')).toEqual(['"$SANDBOX_KEY:"', `"it'\\''s"`]);
  });
});

describe('markup', () => {
  test('of any kind reads exactly as it was given, and none of it is an element', () => {
    const piece = fc.constantFrom(
      '<',
      '</',
      '/>',
      '?>',
      '"',
      '<!--',
      '<script>',
      'a',
      ' ',
      '\n',
      '=',
    );
    const text = fc.oneof(
      anyText(),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (markup) => expect(toText(<MarkupCode text={markup} />)).toBe(markup)),
    );
  });

  test('of any length is a few nodes', () => {
    const { container } = render(<MarkupCode text={'<a>'.repeat(20_000)} />);
    expect(container.textContent).toHaveLength(60_000);
    expect(container.querySelectorAll('[class^=tok-]')).toHaveLength(300);
  });

  test('shows tags and the values of attributes in different colours', () => {
    const { container } = render(<MarkupCode text={'<?xml version="1.0"?><a b="c">d "e"</a>'} />);
    const marked = (token: string) =>
      [...container.querySelectorAll(`.${token}`)].map((one) => one.textContent);
    expect(marked('tok-name')).toEqual(['<?xml', '?>', '<a', '>', '</a', '>']);
    expect(marked('tok-string')).toEqual(['"1.0"', '"c"', '"e"']);
  });
});

describe('millions of characters', () => {
  const numbers = Array.from({ length: 800_000 }, (_, index) => index);
  const text = JSON.stringify(numbers, null, 2);

  test.each([
    ['JSON', <JsonCode key="" value={numbers} />, text],
    ['a shell command', <ShellCode key="" text={`curl -d '${text}'`} />, `curl -d '${text}'`],
    ['a program', <ProgramCode key="" text={`send(\`${text}\`)`} />, `send(\`${text}\`)`],
    ['markup', <MarkupCode key="" text={`<a b="${text}">`} />, `<a b="${text}">`],
    ['quotes', <ShellCode key="" text={"'".repeat(3_000_000)} />, "'".repeat(3_000_000)],
    ['a text', <PlainCode key="" text={text} />, text],
  ])('as %s are cut with a word, and copied whole', (_, code, whole) => {
    const { container } = render(<code>{code}</code>);
    expect(container.textContent === whole).toBe(true);
    const rest = container.querySelector('[hidden]')?.textContent ?? '';
    expect(whole.length - rest.length).toBe(50_000);
    const count = whole.length.toLocaleString('en-US');
    const name = `50,000 of ${count} characters are shown, copying takes all. Show more`;
    fireEvent.click(screen.getByRole('button', { name }));
    const left = container.querySelector('[hidden]')?.textContent ?? '';
    expect(whole.length - left.length).toBe(500_000);
    expect(container.textContent === whole).toBe(true);
  });
});
