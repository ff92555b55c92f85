import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOwnParts } from '@/lib/content/brand/load-own-parts';
import { loadContent } from '@/lib/content/load/load-content';
import { createDisk } from '@/lib/content/source/disk';
import { writeOwnParts } from '@/lib/kit/build/generated/write-own-parts';
import { renderMdx } from '../../markdown/render-mdx';
import { guide, SOUND, writeFile, writeProject } from '../../support/sample-project';

const PROPS = `type Tone = 'calm' | 'loud';
type Props = {
  readonly title: string;
  tone?: Tone;
  max?: number;
  size?: 1 | 2;
  open?: boolean;
  href?: string;
  onClose?: () => void;
  children?: React.ReactNode;
};
`;
const NOTE = `${PROPS}export default function Note(props: Props) {\n  return props.children;\n}\n`;

/** Folder of a portal with a component, and a page of the given text. */
const write = (component: string, page = 'Text.', name = 'Note') =>
  writeProject({
    ...SOUND,
    'content/guides/webhooks.mdx': guide(page),
    [`content/components/${name}.tsx`]: component,
  });

const portal = write(NOTE);
beforeAll(() => void writeOwnParts(portal));

const faultsOfPage = (page: string): string => {
  writeFile(portal, 'content/guides/webhooks.mdx', guide(page));
  try {
    loadContent(portal);
    return '';
  } catch (error) {
    return String(error).split('mdx\n  - ')[1] ?? '';
  }
};

test('the attributes of a component are those of its type', () => {
  const { Note } = loadOwnParts(createDisk(portal)).elements;
  expect(Note).toEqual({
    attributes: {
      title: { kind: 'text', required: true },
      tone: { kind: 'text', required: false, values: ['calm', 'loud'] },
      max: { kind: 'number', required: false },
      size: { kind: 'number', required: false, values: ['1', '2'] },
      open: { kind: 'boolean', required: false },
      href: { kind: 'url', required: false },
    },
    children: 'any',
  });
});

test.each([
  ['export default function Note() {}', "import Note from '@/content/components/Note';"],
  ['export const Note = () => null;', "import { Note } from '@/content/components/Note';"],
])('%s is imported as it is exported, and takes nothing', (component, line) => {
  const root = write(component);
  writeOwnParts(root);
  const module = readFileSync(join(root, '.generated/own-components.tsx'), 'utf8');
  expect(module).toContain(line);
  expect(module).toContain('OWN_COMPONENTS: MDXComponents = { Note };');
  expect(loadOwnParts(createDisk(root)).elements.Note).toEqual({
    ...{ attributes: {}, children: 'none' },
  });
});

test('a portal without components imports none', () => {
  const root = writeProject({});
  writeOwnParts(root);
  expect(readFileSync(join(root, '.generated/own-components.tsx'), 'utf8')).not.toContain(
    'content',
  );
});

test.each([
  [
    'note',
    'export default function note() {}',
    'line 1: the component has the name of its file: a capital, then letters and digits, FeeTable.tsx',
  ],
  [
    'Card',
    'export default function Card() {}',
    'line 1: <Card> is a component of the portal. Give yours another name',
  ],
  [
    'Note',
    'const Note = 1;',
    'line 1: it exports no component: export default function Note(…), or export function Note(…)',
  ],
  ['Note', 'export const Note = 1;', 'line 1: it exports no function: a component is one'],
  [
    'Note',
    'type Props = {\n  when: Date;\n};\nexport function Note({}: Props) {}',
    'line 2: "when" is Date, which no page can write. Make it a string, number, boolean, or some of their values, or optional',
  ],
])('%s.tsx with %j has an error', (name, component, fault) =>
  expect(() => writeOwnParts(write(component, 'Text.', name))).toThrow(
    `1 error in 1 content file\ncontent/components/${name}.tsx\n  - ${fault}`,
  ),
);

test.each([
  ['<Note title="A" tone="loud" max="-1.5" size="2" open href="/guides/">\n\nx\n\n</Note>', ''],
  ['<Note />', 'line 8: <Note>: missing attribute "title"'],
  [
    '<Note title="A" tune="loud" />',
    'line 8: <Note>: unknown attribute "tune". Did you mean "tone"?',
  ],
  [
    '<Note title="A" tone="lout" />',
    'line 8: <Note> tone: expected one of "calm", "loud", received "lout". Did you mean "loud"?',
  ],
  ['<Note title="A" max="many" />', 'line 8: <Note> max: expected a number, received "many"'],
  [
    '<Note title="A" open="yes" />',
    'line 8: <Note> open: expected "true" or "false", received "yes"',
  ],
  ['<Note title />', 'line 8: <Note> title: expected a text in double quotes'],
  ['<Note title="A" href="/nowhere/" />', 'line 8: no page has the address "/nowhere/".'],
  ['<Not title="A" />', 'line 8: <Not> is not a component. Did you mean <Note>?'],
  [
    '<Note title="A">\n\na {',
    'line 10: Unexpected end of file in expression, expected a corresponding closing brace for `{`. Write \\{ for a brace in prose',
  ],
])('a page with %j: %s', (page, fault) => expect(faultsOfPage(page)).toBe(fault));

test('a component gets numbers and booleans as such, and no code', async () => {
  const { elements } = loadOwnParts(createDisk(portal));
  const page = '<Note title="A" max="-1.5" open href="javascript:x" onClose="x" size={1} />';
  const { html } = await renderMdx(page, { elements });
  expect(html).toBe('<x-note title="A" max="-1.5" open=""></x-note>');
  const closed = await renderMdx('<Note title="A" open="false" />', { elements });
  expect(closed.html).toBe('<x-note title="A"></x-note>');
});

test('the compiler has to learn of another attribute, and not of another look', () => {
  const root = write('export const Note = () => null;');
  writeOwnParts(root);
  writeFile(root, 'content/components/Note.tsx', 'export const Note = () => 1;');
  expect(writeOwnParts(root)).toBe(false);
  writeFile(root, 'content/components/Note.tsx', 'export const Note = (p: { a: string }) => p.a;');
  expect(writeOwnParts(root)).toBe(true);
});
