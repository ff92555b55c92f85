import { whenIdle } from '@/components/late/when-idle';

/** Elements an operation may have before nothing more is drawn unasked: about 250 fields. */
const MAX_ELEMENTS = 4000;

type Job = { readonly element: HTMLElement; readonly render: () => void };

const jobs: Job[] = [];
let isScheduled = false;

/** One part at a time, first come first served: that is level by level. */
function renderNext(): void {
  isScheduled = false;
  const job = jobs.shift();
  if (!job) return;
  const around = job.element.closest('article') ?? job.element;
  if (around.getElementsByTagName('*').length < MAX_ELEMENTS) job.render();
  schedule();
}

function schedule(): void {
  if (isScheduled || jobs.length === 0) return;
  isScheduled = true;
  whenIdle(renderNext);
}

/**
 * Draws what is inside a closed part once the browser is idle, while the operation around it is not too long.
 * Returns how to call it off.
 */
export function renderWhenIdle(element: HTMLElement, render: () => void): () => void {
  const job = { element, render };
  jobs.push(job);
  schedule();
  return () => {
    const at = jobs.indexOf(job);
    if (at !== -1) jobs.splice(at, 1);
  };
}
