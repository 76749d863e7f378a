// The library has no types of its own, and `@types/leaflet` has none of its single files: these are of those used here.
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/Popup.js' {
  export { Popup } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {}
declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {}
