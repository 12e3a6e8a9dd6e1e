/** Marks the doctor, and says where the script of its worker is and how many bytes that loads. */
export const DOCTOR = 'data-doctor';
