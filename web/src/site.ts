/** A page on a plain web host: there is no server of ours, and this device does all of it. */
export const STATIC = import.meta.env.MODE === 'site';
