import { basename } from 'node:path';

/** Words that were this project's own once, each with the field's word for it. */
const WORDS = new Map([
  ['drawn', 'rendered'],
  ['fault', 'ContentError, problem or error'],
  ['heir', 'derived schema or successor'],
  ['paper', 'PDF guide'],
  ['seek', 'resolve'],
  ['sought', 'requested'],
  ['tame', 'escape'],
  ['told', 'documented, described or matched'],
  ['twin', 'duplicate'],
  ['wish', 'intent or preference'],
]);

/** Words of limits, which are good English in a comment and no name. */
const LIMITS = new Map(
  ['deepest', 'fewest', 'longest', 'most', 'shortest', 'widest'].map((word) => [
    word,
    'MAX or MIN',
  ]),
);

/** Words of a name or text in small letters: `pathTwins` and `path-twins.ts` have `twins`. */
function splitWords(text) {
  return text.split(/(?=[A-Z][a-z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
}

/** The first of the words that is in a list, in singular or plural; `undefined` where none is. */
function findWord(words, list) {
  return words.flatMap((word) => [word, word.replace(/s$/, '')]).find((word) => list.has(word));
}

/**
 * ESLint rule: names of files and declarations, and comments, use the words of OpenAPI, React, HTTP and
 * payments. Code in backticks is not a comment's own word.
 */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { private: '"{{word}}" is a word of this project alone. Say {{instead}}.' },
  },
  create(context) {
    const report = (place, text, lists) => {
      for (const list of lists) {
        const word = findWord(splitWords(text), list);
        if (word === undefined) continue;
        context.report({ ...place, messageId: 'private', data: { word, instead: list.get(word) } });
      }
    };
    const checkName = (node) => {
      if (node?.type === 'Identifier') report({ node }, node.name, [WORDS, LIMITS]);
    };
    return {
      Program() {
        report({ loc: { line: 1, column: 0 } }, basename(context.filename), [WORDS, LIMITS]);
        for (const { loc, value } of context.sourceCode.getAllComments())
          report({ loc }, value.replace(/`[^`]*`/g, ''), [WORDS]);
      },
      'FunctionDeclaration, ClassDeclaration, TSTypeAliasDeclaration, TSInterfaceDeclaration'(
        node,
      ) {
        checkName(node.id);
      },
      'VariableDeclarator > Identifier.id, ObjectPattern > Property > Identifier.value'(node) {
        checkName(node);
      },
      'TSPropertySignature > Identifier.key, PropertyDefinition > Identifier.key'(node) {
        checkName(node);
      },
      ':function > Identifier.params'(node) {
        checkName(node);
      },
    };
  },
};
