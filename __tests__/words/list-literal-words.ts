import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes, properties, variables and functions that take what readers see or hear, by name. */
const READ =
  /(^(alt|name|summary|caption|hint|note|sentence)|text|title|label|message|heading|headline|placeholder|description|html|content)$/i;
/** Functions that put a text into the page. */
const PUTS =
  /^(append|createTextNode|prepend|replaceChildren|replaceWith|(set|show)\w*(Text|Title|Label|Message|Heading))$/;
/** Attributes and properties that programs read alone. */
const NOT_READ = new Set(['className', 'id', 'keep', 'key', 'kind', 'rel', 'type']);
/** Functions whose texts are for developers, or name something for a program. */
const FOR_PROGRAMS =
  /^(\w*Error|warn|error|log|querySelector(All)?|closest|matches|matchMedia|keepDetails|split|startsWith|endsWith|includes|has|get|set|(get|set)Property|(get|has|remove|toggle)Attribute|\w+EventListener)$/;

/** Nodes that hand on the value of one of their parts. */
const PASSES = new Set([
  ...[ts.SyntaxKind.ConditionalExpression, ts.SyntaxKind.ParenthesizedExpression],
  ...[ts.SyntaxKind.TemplateExpression, ts.SyntaxKind.TemplateSpan, ts.SyntaxKind.BinaryExpression],
  ...[ts.SyntaxKind.ArrayLiteralExpression, ts.SyntaxKind.SpreadElement],
  ...[ts.SyntaxKind.JsxExpression, ts.SyntaxKind.AsExpression, ts.SyntaxKind.SatisfiesExpression],
  ...[ts.SyntaxKind.ArrowFunction, ts.SyntaxKind.Block, ts.SyntaxKind.ReturnStatement],
  ...[ts.SyntaxKind.IfStatement, ts.SyntaxKind.SwitchStatement, ts.SyntaxKind.CaseBlock],
  ...[ts.SyntaxKind.CaseClause, ts.SyntaxKind.DefaultClause],
]);
const COMPARES = new Set([
  ...[ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken],
  ts.SyntaxKind.InKeyword,
]);

/** Whether a text has a word beside character references and tags. */
function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/&\w+;|<[^>]*>/g, ''));
}

/** Whether a text reads like words of a sentence or a label: a capital, a space beside a word, or typography. */
function readsLikeWords(text: string): boolean {
  const words = text.replace(/<[^>]*>/g, '');
  return (
    /^\s*\p{Lu}\p{Ll}+(\s|$|[….,:;!?])/u.test(words) ||
    /\p{L}{2,}[,;:.…!?]? (\p{L}{2,}|\{\})|\{\} \p{L}{2,}/u.test(words) ||
    /^\s\p{L}{2,}|\p{L}{2,}\s$|\p{L}{2,}[…’]/u.test(words)
  );
}

/** Whether a text names something for programs: `data-name`, `./a.mjs`. */
const isId = (text: string) => /^[\w@.{}-]*[\w.}][-./][a-z\d]+([-./][a-z\d]+)*$/.test(text);

function getText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('{}');
}

/** Name of what a call or `new` calls: `querySelector` of `document.querySelector(…)`. */
function getCalled(node: ts.Node): string {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return '';
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Name of an attribute, a property, a variable or a function that takes the value of its parts. */
function getTaker(node: ts.Node): string {
  if (ts.isBinaryExpression(node))
    return ts.isPropertyAccessExpression(node.left) ? node.left.name.text : '';
  const isTaker =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node);
  return isTaker ? (node.name?.getText().replace(/['"]/g, '') ?? '') : '';
}

/** Whether a node is the name of a property, or is compared with another: no value that goes on from there. */
function isNoValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return COMPARES.has(parent.operatorToken.kind);
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return (
    (ts.isIfStatement(parent) || ts.isSwitchStatement(parent) || ts.isCaseClause(parent)) &&
    parent.expression === node
  );
}

/** Whether a call sets an attribute that is read to a value: `setAttribute('title', value)`. */
function isValueOfReadAttribute(value: ts.Node, call: ts.Node): boolean {
  const [name] = ts.isCallExpression(call) ? call.arguments : [];
  return name !== undefined && name !== value && READ.test(getText(name) ?? '');
}

/** Names of words of the dictionary that a file imports. */
function listImportedWords(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !statement.moduleSpecifier.getText().includes('.generated/words/')) return [];
    const imported = ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements;
    return imported.map(({ name }) => name.text);
  });
  return new Set(names);
}

/** Whether a value is a word of the dictionary. */
function isWord(node: ts.Node | undefined, words: ReadonlySet<string>): boolean {
  if (!node) return false;
  if (ts.isIdentifier(node)) return words.has(node.text);
  if (ts.isConditionalExpression(node))
    return isWord(node.whenTrue, words) || isWord(node.whenFalse, words);
  return (
    (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
    isWord(node.expression, words)
  );
}

/** Values that take the same place as those of a node: other branches and returned values. */
function listAlternatives(node: ts.Node): readonly (ts.Node | undefined)[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return [node.left, node.right];
  if (!ts.isReturnStatement(node)) return [];
  const found: ts.Node[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isReturnStatement(part) && part.expression) found.push(part.expression);
    if (!ts.isFunctionLike(part)) ts.forEachChild(part, visit);
  };
  const body = ts.findAncestor(node, (one) => ts.isFunctionLike(one.parent));
  if (body) ts.forEachChild(body, visit);
  return found;
}

/** Whether readers see or hear the value of a node, because of where it goes. */
function isRead(node: ts.Node, words: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (isNoValue(node)) return false;
  if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return true;
  const called = getCalled(parent);
  if (called === 'setAttribute') return isValueOfReadAttribute(node, parent);
  if (called !== '') return PUTS.test(called);
  const taker = getTaker(parent);
  if (taker !== '') return READ.test(taker);
  if (listAlternatives(parent).some((one) => isWord(one, words))) return true;
  return PASSES.has(parent.kind) && isRead(parent, words);
}

/** Whether only programs and developers read the texts in a node. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return true;
  // A pattern.
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'String.raw';
  if (ts.isPropertyAccessExpression(node)) return FOR_PROGRAMS.test(node.name.text);
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return NOT_READ.has(node.name.getText());
  return FOR_PROGRAMS.test(getCalled(node));
}

/**
 * Words that stand in the code of a file instead of in the dictionary: texts of elements, attributes and properties
 * that are read, and strings that read like words. Not those for developers: errors, and what the console shows.
 * @param file path of a TypeScript file.
 */
export function listLiteralWords(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const words = listImportedWords(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return;
    const text = getText(node);
    const isText = text !== undefined && !isNoValue(node);
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node.text.trim());
    if (isText && hasWord(text) && (readsLikeWords(text) || (isRead(node, words) && !isId(text))))
      found.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
