/** Reads how the page was asked for; `undefined` where the browser does not say. */
export function readVisit(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation').find(isVisit);
}

const isVisit = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  entry.entryType === 'navigation';
