# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = выложить эти фишки с подставки; лучшее место будет найдено
terminal-help-table = весь стол, как он должен лежать
terminal-help-take = то же с открытой фишкой, которую не нужно называть
terminal-help-draw = взять или пропустить ход; достаточно и одного Enter
terminal-help-discard = сбросить фишку
terminal-help-hint = что можно выложить
terminal-help-undo = назад к последнему решению
terminal-help-ask = услышать свою подставку, стол, что изменилось, как идёт игра, что можно выложить, последнюю фразу ещё раз
terminal-help-quit = выйти из игры

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Для { $tiles } не нашлось места.
terminal-nothing-to-take = Для этого ничего взять нельзя.
# $file - the name of a file
terminal-kept = Игра сохранена в { $file }.
terminal-go-on = Продолжается игра из { $file }.
# $example - what to type: discard r7
terminal-discard-now = Сбросьте фишку: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Не понимаю: { $text }. Введите { $help }, чтобы увидеть, что можно сделать.
terminal-take = открытая
terminal-quit = выход
terminal-help = помощь
