'use client';

import type { ReactNode } from 'react';
import { useNamedDocument } from '../state/api-context';
import { NamedContent } from './named-content';

/** A written page under /api; it gives way to the document that the address names (SPEC 7). */
export function LivePage({ children }: { children: ReactNode }) {
  const named = useNamedDocument();
  return named ? <NamedContent named={named} /> : <div data-page-content>{children}</div>;
}
