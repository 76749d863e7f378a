/** Whether the visitor saves data (Save-Data), where the browser tells. */
export const savesData = (): boolean => Object(Reflect.get(navigator, 'connection')).saveData === true;
