import type { Engine } from './engine';
import { testAllParts } from './flows/all-parts';
import { testApi } from './flows/api';
import { testEarlyPresses } from './flows/early-presses';
import { testLiveDocuments } from './flows/live-documents';
import { testNavigation } from './flows/navigation';
import { testOffline } from './flows/offline';
import { testPages } from './flows/pages';
import { testPlugins } from './flows/plugins';
import { testReading } from './flows/reading';
import { testSearch } from './flows/search';
import { setStage } from './stage';

jest.setTimeout(120_000);

/** Whether no engine may be missing and each runs all flows (`npm run test:engines`). */
const IS_WHOLE = process.env.ENGINES === 'all';

/**
 * Runs flows in an engine: all of them, or those that engines differ in most, which are menus, panels, positions and
 * fragments. Where it is missing, one skipped test names what to install.
 */
export function runFlows(engine: Engine, hasAll = IS_WHOLE): void {
  const missing = engine.findMissing();
  if (missing !== undefined) {
    return (IS_WHOLE ? test : test.skip)(`${engine.name} is missing: install ${missing}`, () => {
      throw new Error(`${engine.name} is missing: install ${missing}`);
    });
  }
  describe(engine.name, () => {
    const stage = setStage(engine);
    testNavigation(stage);
    testReading(stage);
    testEarlyPresses(stage);
    if (!hasAll) return;
    testPages(stage);
    testAllParts(stage);
    testSearch(stage);
    testApi(stage);
    testLiveDocuments(stage);
    testPlugins(stage);
    testOffline(stage);
  });
}
