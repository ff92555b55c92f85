import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes of elements that readers see or hear. */
const READ_ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'heading']);
/** Properties of the DOM that take text. */
const TEXT_PROPERTIES = new Set(['textContent', 'innerHTML', 'ariaLabel', 'title', 'placeholder']);
/** Functions whose texts are for developers. */
const FOR_DEVELOPERS =
  /^(Error|SyntaxError|TypeError|warn|error|log|querySelector(All)?|closest|matches|matchMedia)$/;

/** Whether a text has a word beside character references and tags. */
function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/&\w+;|<[^>]*>/g, ''));
}

/** Whether a text reads like words of a sentence or a label: it begins with a capital or has a space. */
function readsLikeWords(text: string): boolean {
  return /^\s*\p{Lu}\p{Ll}+(\s|$|…|:)/u.test(text) || /\p{Ll}{2,} \p{Ll}{2,}/u.test(text);
}

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

/** Whether the value of an attribute or a property is read by readers, not by programs. */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return READ_ATTRIBUTES.has(parent.name.getText());
  if (ts.isBinaryExpression(parent) && ts.isPropertyAccessExpression(parent.left))
    return parent.right === node && TEXT_PROPERTIES.has(parent.left.name.text);
  return ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || isRead(parent));
}

/**
 * Words that stand in the code of a file instead of in the dictionary: texts of elements, attributes that are read,
 * and strings that read like words. Not those for developers: errors, and what the console shows.
 * @param file path of a TypeScript file.
 */
export function listLiteralWords(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (FOR_DEVELOPERS.test(getCalled(node))) return;
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node.text.trim());
    const text = getText(node);
    if (text !== undefined && hasWord(text) && (isRead(node) || readsLikeWords(text)))
      found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
