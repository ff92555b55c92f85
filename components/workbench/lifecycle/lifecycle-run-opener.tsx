'use client';

import * as words from '@/.generated/words/workbench/tool-openers';
import { ToolOpener } from '../tool-opener';

/**
 * Button that runs a lifecycle in the sandbox of the page.
 * @param of Resource: the name of a file of content/sandbox.
 */
export function LifecycleRunOpener({ of }: { of: string }) {
  const load = async () => {
    const { LifecycleRun, loadLifecycle } = await import('./lifecycle-run');
    const props = { of, lifecycle: await loadLifecycle(of) };
    return () => <LifecycleRun {...props} />;
  };
  return <ToolOpener name={words.openRun} lead={words.aboutRun} load={load} />;
}
