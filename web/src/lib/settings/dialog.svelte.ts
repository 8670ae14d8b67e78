/** The dialog of settings: there is one, and more than one way to it. */
export const settingsDialog = $state({ isOpen: false });
