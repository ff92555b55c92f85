import { join } from 'node:path';
import ts from 'typescript';
import { loadOwnParts } from '@/lib/content/brand/load-own-parts';
import { OWN_PARTS_FILE, type OwnParts } from '@/lib/content/schemas/slots';
import { type ContentError, InvalidContentError } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { writeChanged } from '@/lib/kit/system/write-changed';
import { isMdxElement, type MdxElement } from '@/lib/markdown/mdx-elements.mjs';

/** Folder of the adopter's components, each in a file of its name. */
const FOLDER = 'content/components';

/** Components that the compiler of MDX writes itself. */
const COMPILED = ['CodeBlock', 'Sequence'];

/** Kinds of texts that have another one by the name of their attribute. */
const KINDS: Readonly<Record<string, 'url' | 'image'>> = { href: 'url', src: 'image' };

type Attribute = MdxElement['attributes'][string];

/** Component of a file, and how the file exports it. */
type OwnComponent = { readonly element: MdxElement; readonly isDefault: boolean };

/** Reads the attribute of a type, all of whose values can be written as text; `undefined` for any other type. */
function readAttribute(name: string, type: ts.Type, required: boolean): Attribute | undefined {
  const types = type.isUnion() ? type.types : [type];
  const isEvery = (flag: ts.TypeFlags) => types.every(({ flags }) => (flags & flag) !== 0);
  const values = types.flatMap((one) => (one.isLiteral() ? [String(one.value)] : []));
  const listed = values.length > 0 ? { values } : {};
  if (isEvery(ts.TypeFlags.StringLiteral)) return { kind: 'text', required, ...listed };
  if (isEvery(ts.TypeFlags.NumberLiteral)) return { kind: 'number', required, ...listed };
  if (isEvery(ts.TypeFlags.String)) return { kind: KINDS[name] ?? 'text', required };
  if (isEvery(ts.TypeFlags.Number)) return { kind: 'number', required };
  return isEvery(ts.TypeFlags.BooleanLike) ? { kind: 'boolean', required } : undefined;
}

/** Reads what a component takes from the type of its properties. */
function readElement(
  component: ts.Symbol,
  checker: ts.TypeChecker,
  fail: (message: string, node?: ts.Node) => void,
): MdxElement {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  if (!signature) fail('it exports no function: a component is one');
  const [given] = signature?.getParameters() ?? [];
  const properties = given ? checker.getTypeOfSymbol(given).getProperties() : [];
  const attributes: Record<string, Attribute> = {};
  let children: MdxElement['children'] = 'none';
  for (const property of properties) {
    const { name } = property;
    const required = (property.flags & ts.SymbolFlags.Optional) === 0;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const attribute = readAttribute(name, type, required);
    if (name === 'children') children = required ? 'some' : 'any';
    else if (attribute) attributes[name] = attribute;
    else if (required)
      fail(
        `"${name}" is ${checker.typeToString(type)}, which no page can write. Make it a string, number, boolean, or some of their values, or optional`,
        property.declarations?.[0],
      );
  }
  return { attributes, children };
}

function readComponent(
  name: string,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  report: (at: string, message: string) => void,
): OwnComponent {
  const fail = (message: string, node?: ts.Node) => {
    const isHere = node?.getSourceFile() === source;
    const { line } = source.getLineAndCharacterOfPosition(isHere ? node.getStart() : 0);
    report(`line ${line + 1}`, message);
  };
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    fail(
      'the component has the name of its file: a capital, then letters and digits, FeeTable.tsx',
    );
  if (isMdxElement(name) || COMPILED.includes(name))
    fail(`<${name}> is a component of the portal. Give yours another name`);
  const file = checker.getSymbolAtLocation(source);
  const all = file ? checker.getExportsOfModule(file) : [];
  const found = ['default', name].flatMap((one) => all.find((other) => other.name === one) ?? []);
  const [component] = found;
  if (!component) {
    fail(
      `it exports no component: export default function ${name}(…), or export function ${name}(…)`,
    );
    return { element: { attributes: {}, children: 'any' }, isDefault: true };
  }
  const isAlias = (component.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(component) : component;
  return { element: readElement(symbol, checker, fail), isDefault: component.name === 'default' };
}

/** Reads the components of the adopter by name, with what is wrong in their files. */
function readComponents(root: string) {
  const errors: ContentError[] = [];
  const files = createDisk(root)
    .list(FOLDER, '.tsx')
    .map((name) => `${FOLDER}/${name}`);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    {
      // Types of the browser take most of the time, and no page could write them.
      ...{ lib: ['lib.es2022.d.ts'], types: [], strict: true, noEmit: true },
      paths: { '@/*': [join(root, '*')] },
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const components = new Map<string, OwnComponent>();
  for (const file of files) {
    const source = program.getSourceFile(join(root, file));
    const name = file.slice(FOLDER.length + 1, -'.tsx'.length);
    const report = (at: string, message: string) => void errors.push({ file, at, message });
    if (source) components.set(name, readComponent(name, source, program.getTypeChecker(), report));
  }
  return { components, errors };
}

/** Prints the module with the components, which articles import. */
function printComponents(components: ReadonlyMap<string, OwnComponent>): string {
  const imports = [...components].map(
    ([name, { isDefault }]) =>
      `import ${isDefault ? name : `{ ${name} }`} from '@/${FOLDER}/${name}';\n`,
  );
  return `import type { MDXComponents } from 'mdx/types';
${imports.join('')}export const OWN_COMPONENTS: MDXComponents = { ${[...components.keys()].join(', ')} };
`;
}

/**
 * Writes what the adopter adds to MDX: the components as a module, and their rules with the partials for the compiler
 * and the content check, which therefore comes behind.
 * @param root folder of the project.
 * @returns whether the compiler has to start anew.
 * @throws {InvalidContentError} with what is wrong in each file of `content/components`.
 */
export function writeOwnParts(root: string): boolean {
  const { components, errors } = readComponents(root);
  const disk = createDisk(root);
  const before = disk.readText(OWN_PARTS_FILE);
  const elements = [...components].map(([name, { element }]) => [name, element] as const);
  const parts: OwnParts = { ...loadOwnParts(disk), elements: Object.fromEntries(elements) };
  const after = JSON.stringify(parts);
  writeChanged(join(root, OWN_PARTS_FILE), after);
  if (errors.length > 0) throw new InvalidContentError(errors);
  writeChanged(join(root, '.generated/own-components.tsx'), printComponents(components));
  return before !== undefined && before !== after;
}
