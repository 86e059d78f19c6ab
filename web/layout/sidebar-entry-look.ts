/** How the links and the button of the sidebar look. */
export const sidebarEntryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left transition pointer-fine:min-h-10'
