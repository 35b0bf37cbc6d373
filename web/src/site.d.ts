/** A page on a plain web host: there is no server of ours, and this device does all of it. The build says which. */
declare const STATIC: boolean;
