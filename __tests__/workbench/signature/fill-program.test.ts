import { fillProgram, removeUnusedImports } from '@/lib/workbench/signature/samples/fill-program';
import { printRequestSigners } from '@/lib/workbench/signature/samples/sign-samples';
import { printSignatureSamples } from '@/lib/workbench/signature/samples/verify-samples';
import { FORMS } from './forms';
import { parseSignature, TEMPLATE } from './request/parse-signature';

test('a section is printed for what is there, once for each item of a list', () => {
  const program =
    'a(«#yes»1«/yes»«^yes»2«/yes»«#no»3«/no»«^no»4«/no»)\n«#list»\n  «name»\n«/list»\nb\n';
  const values = { yes: true, no: '', list: [{ name: 'x' }, { name: 'y' }] };
  expect(fillProgram(program, values)).toBe('a(14)\n  x\n  y\nb');
});

test('a line of tags that print nothing is left out, and an empty line stays', () => {
  const program = 'a\n\n«#no»  b«/no»\n  «none»\nc\n';
  expect(fillProgram(program, { no: false, none: '' })).toBe('a\n\nc');
});

test('a text that is named is printed where its name stands, with its lines indented alike', () => {
  const program = '«=call»f(«x»)«/call»\n  «call»\n  «lines»';
  expect(fillProgram(program, { x: '«y»', lines: '1\n2' })).toBe('f(«y»)\n  1\n  2');
});

test('a tag without a value is named', () => {
  expect(() => fillProgram('a «b»', {})).toThrow('a program has the tag «b», which has no value');
});

test('an import stays where the program uses its name, and not where a text or a comment has it', () => {
  const program = 'import { a, b, c } from 1\nimport { d } from 2\n// c\nf(a, "b", `${c}`, \'d\');';
  expect(removeUnusedImports(program, /^import \{ (.*) \} from \d$/gm)).toBe(
    'import { a, c } from 1\n// c\nf(a, "b", `${c}`, \'d\');',
  );
});

test('every form of a signature is a program in every language, without a tag', () => {
  const verifiers = FORMS.flatMap(({ settings }) => printSignatureSamples(settings));
  const signers = printRequestSigners(parseSignature(TEMPLATE));
  expect(new Set(verifiers.map(([language]) => language)).size).toBe(7);
  expect(signers).toHaveLength(8);
  expect([...verifiers, ...signers].filter(([, code]) => /[«»\0]/.test(code))).toEqual([]);
});
