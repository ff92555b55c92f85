import { useEffect, useEffectEvent, useState } from 'react';

/** A browser repeats `dragover` at least every 550 ms; a drag given up with Escape ends without a word. */
const SILENCE_MS = 1000;

/** What was dropped. A browser tells a folder from a file only by its entry. */
export type DroppedFile = Readonly<{ file: File; isFolder: boolean }>;

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function listDroppedFiles({ dataTransfer }: DragEvent): DroppedFile[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => {
    const file = item.getAsFile();
    return file ? [{ file, isFolder: item.webkitGetAsEntry()?.isDirectory === true }] : [];
  });
}

/**
 * Takes files that are dropped anywhere on the page; a drop beside a small target would otherwise open
 * the file in place of the page. Text and links are dragged as ever.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(enabled: boolean, onDrop: (files: readonly DroppedFile[]) => void) {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setDragging(false);
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
    };
    // Leaving an element for another one names that one; leaving the window names none.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) end();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      take(listDroppedFiles(event));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [enabled]);
  return dragging;
}
