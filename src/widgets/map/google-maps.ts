/** What the block uses of the vendor's script, as its own documentation has it. */
export interface GoogleMaps {
  readonly Map: new (canvas: Element, options: Readonly<Record<string, unknown>>) => VendorMap;
  readonly Marker: new (options: Readonly<Record<string, unknown>>) => VendorMarker;
  readonly InfoWindow: new (options: Readonly<Record<string, unknown>>) => VendorWindow;
  readonly event: { clearInstanceListeners(instance: object): void };
  importLibrary?(name: string): Promise<unknown>;
}

interface VendorMap {
  setOptions(options: Readonly<Record<string, unknown>>): void;
  addListener(event: string, fn: () => void): unknown;
}

interface VendorMarker {
  setDraggable(draggable: boolean): void;
  setMap(map: VendorMap | null): void;
  addListener(event: string, fn: () => void): unknown;
}

interface VendorWindow {
  setContent(content: Element): void;
  open(options: { map: VendorMap; anchor: VendorMarker }): void;
  close(): void;
}
