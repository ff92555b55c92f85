import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { collectDocumentProblems } from '@/lib/openapi/overview/document-problems';
import {
  createDuplicateKeyCheck,
  type DuplicateKeyCheck,
} from '@/lib/openapi/parse/duplicate-keys';
import type { ApiIndex, Problem } from '@/lib/openapi/core/types';
import { ProblemList } from '../parts/problem-list';
import { apiStore } from '../state/api-store';

/** Kept as long as its document is: who comes back does not wait for it again. */
const checks = new WeakMap<ApiIndex, DuplicateKeyCheck>();

const NONE: readonly Problem[] = [];

/** The check of the text that a document was read from; `undefined` where there is none to check. */
function getCheck(api: ApiIndex): DuplicateKeyCheck | undefined {
  const cached = checks.get(api);
  if (cached !== undefined) return cached;
  const ready = apiStore.names().map((name) => apiStore.getReady(name));
  const text = ready.find((state) => state?.api === api)?.text;
  const check = text === undefined ? undefined : createDuplicateKeyCheck(api, text);
  if (check !== undefined) checks.set(api, check);
  return check;
}

/** What is wrong with a document's text, once a browser that has nothing else to do has read it through. */
function useTextProblems(api: ApiIndex): readonly Problem[] {
  const [found, setFound] = useState({ api, problems: NONE });
  useEffect(() => {
    const check = getCheck(api);
    if (check === undefined) return undefined;
    let stop = () => {};
    const next = () => {
      stop = whenIdle((isOver) => {
        if (check.advance(isOver)) next();
        else if (check.problems().length > 0) setFound({ api, problems: check.problems() });
      });
    };
    next();
    return () => stop();
  }, [api]);
  return found.api === api ? found.problems : NONE;
}

/** What of a document could not be read, or is not as it should be. */
export function DocumentProblems({ api }: { api: ApiIndex }) {
  const found = useTextProblems(api);
  return <ProblemList problems={[...collectDocumentProblems(api), ...found]} />;
}
