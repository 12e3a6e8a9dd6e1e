export interface Frame {
  image: string;
  text: string;
}

export const frame = (image: string, text: string): Frame => ({ image, text });
