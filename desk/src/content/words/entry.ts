/** An entry in its form. */
export const entryNames = ['saved', 'saving', 'unsaved', 'undo', 'redo', 'missing'] as const;
