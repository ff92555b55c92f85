import { whenIdle } from '@/components/late/when-idle';

/** Elements an operation may have before nothing more is drawn unasked: about 250 fields. */
const MOST_ELEMENTS = 4000;

type Job = { readonly element: HTMLElement; readonly draw: () => void };

const jobs: Job[] = [];
let isAsked = false;

/** One part at a time, first come first served: that is level by level. */
function drawNext(): void {
  isAsked = false;
  const job = jobs.shift();
  if (!job) return;
  const around = job.element.closest('article') ?? job.element;
  if (around.getElementsByTagName('*').length < MOST_ELEMENTS) job.draw();
  ask();
}

function ask(): void {
  if (isAsked || jobs.length === 0) return;
  isAsked = true;
  whenIdle(drawNext);
}

/**
 * Draws what is inside a closed part once the browser is idle, while the operation around it is not too long.
 * Returns how to call it off.
 */
export function drawWhenIdle(element: HTMLElement, draw: () => void): () => void {
  const job = { element, draw };
  jobs.push(job);
  ask();
  return () => {
    const at = jobs.indexOf(job);
    if (at !== -1) jobs.splice(at, 1);
  };
}
