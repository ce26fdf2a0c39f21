type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
type Asked = {
  requestPermission?: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
};

const picker = () => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Only Chromium has a dialog for a folder that a page may write into. */
export const canPick = () => picker() !== undefined;

/** Asks for a folder, for reading and writing. Returns undefined if the dialog is closed without one. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await picker()?.call(window, { id: 'site', mode: 'readwrite' });
  } catch (error) {
    // The second press of a double click finds the dialog open, and is not allowed another one.
    const isNone = error instanceof DOMException && /^(?:Abort|NotAllowed)Error$/.test(error.name);
    if (isNone) return undefined;
    throw error;
  }
}

/** A folder that was dropped may be read alone, so the browser asks. It does that only after a press. */
export async function mayWriteInto(handle: FileSystemDirectoryHandle & Asked): Promise<boolean> {
  const state = await handle.requestPermission?.({ mode: 'readwrite' });
  return state === undefined || state === 'granted';
}
