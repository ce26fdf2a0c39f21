export const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/**
 * Takes the files that are dropped onto a page, because the browser would open them in its place. A text that is dropped onto a field
 * stays the browser's. Anything else is refused: a link would be opened, too. Returns a function that ends that.
 */
export function listenToDrops(page: Window, take: (files: DataTransfer) => void): () => void {
  const over = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (!dataTransfer) return;
    const isOfFiles = holdsFiles(dataTransfer);
    if (!isOfFiles && isTextField(target)) return;
    event.preventDefault();
    if (!isOfFiles) dataTransfer.dropEffect = 'none';
    else if (event.type === 'drop') take(dataTransfer);
  };
  page.addEventListener('dragover', over);
  page.addEventListener('drop', over);
  return () => {
    page.removeEventListener('dragover', over);
    page.removeEventListener('drop', over);
  };
}

// It has no `instanceof`, because a frame has classes of its own.
export const isTextField = (target: EventTarget | null) =>
  (target as Element | null)?.matches?.('input:not([type=file], [type=checkbox]), textarea') ??
  false;
