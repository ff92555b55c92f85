'use client';

import type { ReactNode } from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import { ApiReference } from './api-reference';

type ProviderReferenceProps = { shell: ReactNode; children: ReactNode };

/** Reference of the provider's documents. Its settings come with its script, not with each page. */
export function ProviderReference(props: ProviderReferenceProps) {
  return <ApiReference {...API_REFERENCE_SETTINGS} {...props} />;
}
