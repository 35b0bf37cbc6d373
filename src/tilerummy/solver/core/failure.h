/* How a call that cannot go on gets out of the depth of a search: it jumps back to where it began.
 *
 * In WebAssembly there is no such jump without help that not every engine gives. There a failure is a trap, which ends
 * the whole instance with all its memory; whoever asked makes a new one. */
#ifndef TILERUMMY_CORE_FAILURE_H
#define TILERUMMY_CORE_FAILURE_H

#ifdef __wasm__
typedef char Landing;
#define HAS_FAILED(landing) (false)
#define JUMP_BACK(landing) __builtin_trap()
#else
#include <setjmp.h>
typedef jmp_buf Landing;
#define HAS_FAILED(landing) (setjmp(landing) != 0)
#define JUMP_BACK(landing) longjmp((landing), 1)
#endif

#endif
