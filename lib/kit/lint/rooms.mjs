/**
 * The rooms of the house, lowest first. A room imports from rooms on lines above its own, never from one
 * beside or below it; so no circle of rooms is possible.
 */
const ROOMS = [
  ['lib/text', 'lib/words', 'lib/store'],
  ['lib/openapi'],
  ['lib/theme', 'lib/support-chat', 'lib/sequence', 'lib/routes', 'lib/markdown'],
  ['lib/http'],
  ['lib/content'],
  ['lib/plugins', 'lib/environment', 'lib/search', 'lib/scroll'],
  ['lib/workbench'],
  ['lib/sandbox'],
  ['lib/agents', 'lib/bootstrap', 'lib/pages'],
  ['components/ui'],
  ['components/theme', 'components/remark'],
  ['components/navigation'],
  ['components/search', 'components/support-chat', 'components/not-found', 'components/workbench'],
  ['components/shell', 'components/api-reference'],
  ['components/docs'],
  ['components/plugins', 'components/get-started', 'components/style-guide'],
  ['app'],
  // The kit of maintainers and adopters: imports all of the above, and nothing above imports it.
  ['lib/kit'],
];

/** Folders inside a room, in the same order. Files beside the folders come last. */
const FOLDERS = {
  'lib/openapi':
    'core pattern parse constraints overlay description schema validation node document search overview operation sample request snippets compare markdown files',
  'lib/content': 'source schemas validate brand load',
  'lib/sandbox': 'respond memory',
  'lib/workbench': 'cards searches response composer send visit workflow',
  'lib/kit':
    'lint words system browsers hosts prose build sandbox serve documents bench init upgrade test',
  'components/api-reference':
    'state rendering parts schema forms samples operation document filter list live',
};

const layers = [
  ROOMS,
  ...Object.entries(FOLDERS).map(([room, names]) =>
    names.split(' ').map((name) => [`${room}/${name}`]),
  ),
];

/** Zones of `import/no-restricted-paths`: for each folder but the highest, the folders it must not import from. */
export const zones = layers.flatMap((layer) =>
  layer.flatMap((folders, level) =>
    folders.flatMap((target) => {
      const from = layer
        .slice(level)
        .flat()
        .filter((folder) => folder !== target)
        .map((folder) => `./${folder}`);
      const message = `${target} stands below: see lib/kit/lint/rooms.mjs for the order of rooms.`;
      return from.length > 0 ? [{ target: `./${target}`, from, message }] : [];
    }),
  ),
);
