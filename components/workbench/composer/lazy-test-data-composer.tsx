'use client';

import { type ComponentProps, lazy } from 'react';
// The HTML needs these styles before the script is loaded.
import './test-data-composer.module.css';

const Composer = lazy(async () => ({
  default: (await import('./test-data-composer')).TestDataComposer,
}));

/**
 * The composer in a script of its own, because one page of many has it. No boundary stands around it:
 * its HTML would be moved into its place by a script that the policy of the pages refuses.
 */
export function LazyTestDataComposer(props: ComponentProps<typeof Composer>) {
  return <Composer {...props} />;
}
