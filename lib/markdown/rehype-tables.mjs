import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Columns of a table that fits a phone as it is. */
const MAX_NARROW_COLUMNS = 2;

/** Roles by tag: browsers drop those of a table whose rows are displayed as blocks. */
const ROLES = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

/** Elements inside a node, at any depth. */
function findElements(node, tagName) {
  const found = [];
  visit(node, { type: 'element', tagName }, (element) => void found.push(element));
  return found;
}

/**
 * Rehype plugin that gives each cell of a wide table the name of its column in `data-label`, with which a narrow
 * frame shows rows as records (components/ui/table-frame.module.css).
 */
export default function rehypeTables() {
  return (tree) => {
    for (const table of findElements(tree, 'table')) {
      const names = findElements(table, 'th').map((head) => toString(head).trim());
      if (names.length <= MAX_NARROW_COLUMNS) continue;
      for (const row of findElements(table, 'tr'))
        findElements(row, 'td').forEach(({ properties }, index) => {
          properties.dataLabel = names[index];
        });
      visit(table, 'element', ({ tagName, properties }) => {
        if (Object.hasOwn(ROLES, tagName)) properties.role = ROLES[tagName];
      });
    }
  };
}
