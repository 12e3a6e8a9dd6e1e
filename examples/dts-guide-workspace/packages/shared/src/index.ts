export interface Bounds {
  min: number;
  max: number;
}
