import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import type { ApiIndex, Problem } from '@/lib/openapi/core/types';
import { collectDocumentProblems } from '@/lib/openapi/overview/collect-document-problems';
import {
  createDuplicateKeyCheck,
  type DuplicateKeyCheck,
} from '@/lib/openapi/parse/duplicate-keys';
import { ProblemList } from '../parts/problem-list';
import { apiStore } from '../state/api-store';

/** Checks of each document, kept while it is in memory, so that no text is read twice. */
const checks = new WeakMap<ApiIndex, DuplicateKeyCheck>();

const NONE: readonly Problem[] = [];

/** Duplicate-key check of the text of a document; `undefined` where the text is unknown. */
function getCheck(api: ApiIndex): DuplicateKeyCheck | undefined {
  const cached = checks.get(api);
  if (cached !== undefined) return cached;
  const ready = apiStore.names().map((name) => apiStore.getReady(name));
  const text = ready.find((state) => state?.api === api)?.text;
  const check = text === undefined ? undefined : createDuplicateKeyCheck(api, text);
  if (check !== undefined) checks.set(api, check);
  return check;
}

/** Problems of a document's text, found while the browser is idle; empty until then. */
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

/** List of the problems that were found in a document; nothing when there are none. */
export function DocumentProblems({ api }: { api: ApiIndex }) {
  const found = useTextProblems(api);
  return <ProblemList problems={[...collectDocumentProblems(api), ...found]} />;
}
