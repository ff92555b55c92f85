import type { Engine } from './engine';
import { testApi } from './flows/api';
import { testLiveDocuments } from './flows/live-documents';
import { testNavigation } from './flows/navigation';
import { testOffline } from './flows/offline';
import { testPages } from './flows/pages';
import { testPlugins } from './flows/plugins';
import { testReading } from './flows/reading';
import { testSearch } from './flows/search';
import { setStage } from './stage';

jest.setTimeout(120_000);

/** Runs all flows in an engine. Where it is missing, one skipped test names what to install. */
export function runFlows(engine: Engine): void {
  const missing = engine.findMissing();
  if (missing !== undefined) {
    const isNeeded = process.env.ENGINES === 'all';
    return (isNeeded ? test : test.skip)(`${engine.name} is missing: install ${missing}`, () => {
      throw new Error(`${engine.name} is missing: install ${missing}`);
    });
  }
  describe(engine.name, () => {
    const stage = setStage(engine);
    testPages(stage);
    testNavigation(stage);
    testSearch(stage);
    testReading(stage);
    testApi(stage);
    testLiveDocuments(stage);
    testPlugins(stage);
    testOffline(stage);
  });
}
