/** Said of a model or a 3D page that may not be shown on this site. */
export const refused = 'This 3D view cannot be shown here. The pictures show the piece.'
