'use client';

import { FailurePage } from '@/components/ui/failure-page';

export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return <FailurePage error={error} retry={reset} />;
}
