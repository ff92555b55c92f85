import { ContentError, formatFaults } from './fault';
import { readContent } from './read-content';

/** How many of each kind were read, on one line. */
function toCounts(): string {
  const { pages, plugins, navigation, getStarted } = readContent();
  const sections = Object.entries(pages).map(([section, { length }]) => `${length} ${section}`);
  return [
    ...sections,
    `${plugins.length} plugins`,
    `${navigation.primary.length} navigation items`,
    `${getStarted.steps.length} Get Started steps`,
  ].join(', ');
}

/** Prints every fault of the content and gives 1, or what was read and gives 0: `npx tsx lib/content/check.ts`. */
function main(): number {
  try {
    console.log(`Content is sound: ${toCounts()}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${formatFaults(error.faults)}\n\n${error.faults.length} faults`);
    return 1;
  }
}

if (require.main === module) process.exitCode = main();
